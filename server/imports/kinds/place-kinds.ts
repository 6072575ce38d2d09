import { optional, required } from '../rows/column.ts'
import { city, country, tenant } from '../values/codes.ts'
import { degrees } from '../values/number.ts'
import { openingHours } from '../values/opening-hours.ts'
import { phone } from '../values/phone.ts'
import { picture } from '../values/picture.ts'
import { idIn, list, oneOf, ownId, text, yesOrNo } from '../values/text.ts'

/** Kinds of facilities that the app has words and pictures for. */
export const facilityTypes = ['clinic', 'medical-center', 'polyclinic', 'hospital'] as const
/** Ways to pay at the desk. */
export const payments = ['cash', 'card', 'cheque'] as const

const name = text(200)

export const organisationColumns = {
  id: required(ownId, 'Your own id of the organisation; it never changes', 'ORG-1'),
  country: optional(country, 'Country, for reading the phone', 'ae'),
  name_en: required(name, 'Name in English', 'Demo Clinics Group'),
  name_ar: optional(name, 'Name in Arabic', 'مجموعة العيادات التجريبية'),
  name_id: optional(name, 'Name in Indonesian', ''),
  phone: optional(phone, 'Phone of its facilities that have none of their own', '+97145550100'),
  logo: optional(
    picture,
    'Logo of its facilities that have none of their own: a file of this folder',
    'pictures/group.png',
  ),
}

export const facilityColumns = {
  id: required(ownId, 'Your own id of the facility; it never changes', 'FAC-1'),
  organisation: optional(idIn('organisations'), 'Who runs it: an id of organisations', 'ORG-1'),
  city: required(city, 'City, by its code or name', 'Dubai'),
  name_en: required(name, 'Name in English', 'Demo Marina Clinic'),
  name_ar: optional(name, 'Name in Arabic; the English one is shown without', 'عيادة المارينا التجريبية'),
  name_id: optional(name, 'Name in Indonesian; the English one is shown without', ''),
  type: required(oneOf(facilityTypes), `One of ${facilityTypes.join(', ')}`, 'clinic'),
  area_en: optional(name, 'Quarter of the city in English', 'Dubai Marina'),
  area_ar: optional(name, 'Quarter of the city in Arabic', 'مرسى دبي'),
  address_en: required(text(300), 'Address as people write it, in English', 'Building 12, Demo Street 4'),
  address_ar: optional(text(300), 'The same in Arabic', 'مبنى 12، شارع تجريبي 4'),
  lat: required(degrees(90), 'Latitude', '25.0805'),
  lng: required(degrees(180), 'Longitude', '55.1403'),
  phone: optional(phone, 'Phone, with + and the country code or as dialled there', '+97145550101'),
  opening_hours: required(
    openingHours,
    'Opening hours by weekdays, or always; other days are closed',
    'mon-fri 09:00-21:00; sat 10:00-14:00',
  ),
  payment: optional(list(oneOf(payments)), `How patients pay there: ${payments.join(', ')}`, 'cash; card'),
  photos: optional(list(picture), 'Pictures, the best first: files of this folder', 'pictures/marina.jpg'),
  logo: optional(picture, 'Logo: a file of this folder', 'pictures/marina-logo.png'),
  bookable: optional(yesOrNo, 'Whether it takes part in online booking; yes without', 'yes'),
  shown_by: optional(list(tenant), 'Codes of the apps that show it; all without', ''),
}
