/** A name or an address within a sentence of either direction: it keeps its own, and the sentence its order. */
export const isolated = (text: string): string => `\u2068${text}\u2069`
