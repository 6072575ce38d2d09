export { NotAvailablePage as View } from './not-available-page.tsx'
