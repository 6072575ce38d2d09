import { openingDays, type FacilityDetail, type FacilityFaq, type OpeningTime } from '#contract/facility'
import { isHospital } from '#contract/facility-kind'

/** A facility as schema.org data; `url` and `images` are absolute addresses. */
export function clinicSchema(facility: FacilityDetail, { url, images }: { url: string; images: string[] }): object {
  const { rating, payment_methods: payment } = facility
  const paymentAccepted = [
    ...(payment.cash ? ['Cash'] : []),
    ...(payment.credit_card ? ['Credit Card'] : []),
    ...(payment.cheque ? ['Check'] : []),
  ]
  return {
    '@type': isHospital(facility.clinicType) ? 'Hospital' : 'MedicalClinic',
    '@id': url,
    name: facility.name,
    url,
    image: images,
    ...(facility.phone ? { telephone: facility.phone } : {}),
    address: {
      '@type': 'PostalAddress',
      streetAddress: facility.address,
      addressLocality: facility.city,
      addressCountry: facility.countryCode.toUpperCase(),
    },
    geo: { '@type': 'GeoCoordinates', latitude: facility.lat, longitude: facility.lng },
    ...list(
      'openingHoursSpecification',
      openingDays.flatMap((day) => opening(day, facility.openingTime[day])),
    ),
    ...list(
      'availableService',
      facility.specialities_detail.map(({ name }) => ({ '@type': 'MedicalProcedure', name })),
    ),
    ...(paymentAccepted.length > 0 ? { paymentAccepted: paymentAccepted.join(', ') } : {}),
    ...(facility.fees > 0 ? { priceRange: `${facility.currency_symbol} ${facility.fees}+` } : {}),
    ...(rating.average === null
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.average,
            reviewCount: rating.count,
            bestRating: 5,
          },
        }),
  }
}

/** The questions and answers on the page. */
export function faqSchema(faqs: readonly FacilityFaq[]): object[] {
  if (faqs.length === 0) return []
  return [
    {
      '@type': 'FAQPage',
      mainEntity: faqs.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ]
}

/** An empty list has no meaning, and search engines report it as an error. */
const list = (name: string, items: object[]) => (items.length > 0 ? { [name]: items } : {})

function opening(name: string, { enabled, from, to }: OpeningTime['monday']): object[] {
  if (!enabled || from === undefined || to === undefined) return []
  return [
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      opens: from,
      // schema.org does not allow 24:00; 23:59 stands for the end of the day.
      closes: to === '24:00' ? '23:59' : to,
    },
  ]
}
