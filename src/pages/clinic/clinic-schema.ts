import { openingDays, type FacilityDetail, type FacilityFaq, type OpeningTime } from '#contract/facility'
import { isHospital } from '#contract/facility-kind'

/** A facility in the words of schema.org; `url` and `images` are whole addresses. */
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

/** Questions and answers that stand on the page. */
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

/** A list that is empty says nothing, and search engines take it for a fault. */
const list = (name: string, items: object[]) => (items.length > 0 ? { [name]: items } : {})

function opening(name: string, { enabled, from, to }: OpeningTime['monday']): object[] {
  if (!enabled || from === undefined || to === undefined) return []
  return [
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      opens: from,
      // schema.org knows no 24:00; a minute before midnight is its end of the day.
      closes: to === '24:00' ? '23:59' : to,
    },
  ]
}
