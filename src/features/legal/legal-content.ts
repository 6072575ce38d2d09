/** The texts of the partner that a visitor may want to read at any moment (U01). They are its external pages of these ids. */
export type LegalContent = 'terms' | 'privacy'
