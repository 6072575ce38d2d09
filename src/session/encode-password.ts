/** Text as Base64 of its UTF-8 bytes, as passwords are sent (V07). */
export const toBase64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)))
