import type { MapTiles } from '#contract/tenant'
import { words } from '../shipped-tenant.ts'

/** The plain map that the app draws itself: the demo requests nothing from other hosts. */
export const demoMap: MapTiles = {
  url_template: '/demo-map/{language}/{scheme}/{z}/{x}/{y}.svg',
  attribution: words(
    'Demonstration map, not for finding the way',
    'خريطة توضيحية، لا تُستخدم للملاحة',
    'Peta demo, bukan untuk penunjuk jalan',
  ),
  max_zoom: 17,
}
