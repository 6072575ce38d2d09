/** The partner's legal texts, which a visitor can open at any time (U01). They are its external pages with these ids. */
export type LegalContent = 'terms' | 'privacy'
