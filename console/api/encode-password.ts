/** Text as Base64 of its UTF-8 bytes, as passwords are sent. */
export const toBase64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)))
