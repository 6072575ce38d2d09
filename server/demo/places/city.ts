/** An area of a city: name in Latin, name in Arabic, latitude and longitude of its middle. */
export type Area = readonly [latin: string, arabic: string, lat: number, lng: number]

export type DemoCity = {
  slug: string
  nameEn: string
  nameAr: string
  nameId: string
  lat: number
  lng: number
  timeZone: string
  /** Share of the country's practitioners. */
  weight: number
  areas: readonly Area[]
}
