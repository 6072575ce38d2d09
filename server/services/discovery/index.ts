import type { ServicePlugin } from '#server/plugins/type-provider'
import { clinicRoutes } from './clinic-routes.ts'
import { facilityPageRoutes } from './facility-page-routes.ts'
import { facilityRoutes } from './facility-routes.ts'
import { footerRoutes } from './footer-routes.ts'
import { insuranceRoutes } from './insurance-routes.ts'
import { practitionerRoutes } from './practitioner-routes.ts'

/** The directory for pages: practitioners and facilities in full, and the lists that a search starts from. */
const discoveryService: ServicePlugin = async (app) => {
  for (const routes of [
    practitionerRoutes,
    footerRoutes,
    facilityRoutes,
    facilityPageRoutes,
    clinicRoutes,
    insuranceRoutes,
  ])
    await app.register(routes)
}
export default discoveryService
