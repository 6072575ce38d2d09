import { type PractitionerDetail } from '#contract/directory'
import { type Localised } from '#src/api/search/localised.ts'

/** A doctor in the words of schema.org, for search engines. */
export function practitionerSchema(
  doctor: Localised<PractitionerDetail>,
  { url, image }: { url: string; image: string },
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Physician',
    name: doctor.lang_fullName,
    description: doctor.lang_title,
    url,
    image,
    medicalSpecialty: doctor.speciality,
    knowsLanguage: doctor.languages,
    priceRange: `${doctor.currency_symbol} ${doctor.fee}`,
    location: doctor.locations.map(({ name, address, city, phone, _geoloc }) => ({
      '@type': 'MedicalClinic',
      name,
      telephone: phone,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address,
        addressLocality: city,
        addressCountry: doctor.countryCode.toUpperCase(),
      },
      geo: { '@type': 'GeoCoordinates', latitude: _geoloc.lat, longitude: _geoloc.lng },
    })),
  }
}
