export { clinicsHead as head, loadClinics as loader } from '#src/features/clinic-search/clinics-route.ts'
