export { MaintenancePage as View } from './maintenance-page.tsx'
