import { words, type ShippedBlock, type Words } from '../shipped-tenant.ts'
import { privacyHtml } from './privacy.ts'
import { termsHtml } from './terms.ts'

const titles = {
  terms: words('Terms of use', 'شروط الاستخدام', 'Ketentuan penggunaan'),
  privacy: words('Privacy policy', 'سياسة الخصوصية', 'Kebijakan privasi'),
}

/** The legal texts of a tenant without a site of its own: shown by the app from our own server (U01). */
export const legalPages = Object.entries(titles).map(([id, title]) => ({
  id,
  title,
  url: `/documents/${id}`,
  embed: true,
}))

/** The legal texts themselves, with the tenant's name filled in. */
export const legalDocuments = (name: Words): ShippedBlock[] => [
  { key: 'document-terms', kind: 'html', heading: titles.terms, html: termsHtml(name) },
  { key: 'document-privacy', kind: 'html', heading: titles.privacy, html: privacyHtml(name) },
]
