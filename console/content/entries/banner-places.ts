import type { BannerPlace } from '#contract/content'

/** The pages that have banners. A list of its own: the contract's brings the schemas of all content. */
export const bannerPlaceNames: readonly BannerPlace[] = ['home', 'doctor', 'clinic']
