import type { DoctorLocation, PractitionerDetail } from '#contract/directory'
import type { Localised } from '#src/api/search/localised.ts'

/** A doctor as schema.org data; `url` and `image` are absolute addresses, `region` is an ISO 3166 code. */
export function practitionerSchema(
  doctor: Localised<PractitionerDetail>,
  { url, image, region }: { url: string; image: string; region: string },
): object {
  const places = doctor.locations.map((place) => practice(place, region))
  const [main] = places
  return {
    '@type': 'Physician',
    '@id': `${url}#physician`,
    name: doctor.lang_fullName,
    description: doctor.lang_title,
    url,
    image,
    medicalSpecialty: doctor.speciality,
    knowsLanguage: doctor.languages,
    ...priceRange(doctor),
    // In schema.org a physician is also a place: with the first address, and all of them.
    ...(main ? { address: main.address, geo: main.geo, ...(main.telephone ? { telephone: main.telephone } : {}) } : {}),
    location: places,
  }
}

/** "AED 330-590": the range of fees. */
function priceRange({ service_fees: fees, currency_symbol }: PractitionerDetail) {
  const [lowest, highest] = [fees[0]?.fee, fees.at(-1)?.fee]
  if (lowest === undefined) return {}
  return { priceRange: `${currency_symbol} ${lowest === highest ? lowest : `${lowest}-${highest}`}` }
}

function practice({ name, address, city, phone, _geoloc, clinicType }: DoctorLocation, region: string) {
  return {
    '@type': clinicType === 'hospital' ? 'Hospital' : 'MedicalClinic',
    name,
    ...(phone ? { telephone: phone } : {}),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: city,
      addressCountry: region,
    },
    geo: { '@type': 'GeoCoordinates', latitude: _geoloc.lat, longitude: _geoloc.lng },
  }
}
