import { optional, required } from '../rows/column.ts'
import { country } from '../values/codes.ts'
import { countryCode } from '../values/country-code.ts'
import { degrees } from '../values/number.ts'
import { currency, list, ownId, text } from '../values/text.ts'
import { timeZone } from '../values/time.ts'

const name = text(200)

export const countryColumns = {
  id: required(
    countryCode,
    'Its code in ISO 3166, two letters: part of addresses of pages. Lebanon is le and Türkiye is tu, which are there already',
    'my',
  ),
  name_en: required(name, 'Name in English', 'Malaysia'),
  name_ar: optional(name, 'Name in Arabic; the English one is shown without', 'ماليزيا'),
  name_id: optional(name, 'Name in Indonesian; the English one is shown without', 'Malaysia'),
  currency: required(currency, 'Currency of its fees, by its ISO 4217 code', 'MYR'),
  time_zone: required(timeZone, 'Time zone of the IANA list in which most people live', 'Asia/Kuala_Lumpur'),
}

export const cityColumns = {
  id: required(
    ownId,
    'A short name of your own for the city, in Latin letters and dashes: part of addresses of pages',
    'al-barsha',
  ),
  country: required(country, 'Country, by its code or name', 'ae'),
  name_en: required(name, 'Name in English', 'Al Barsha'),
  name_ar: optional(name, 'Name in Arabic; the English one is shown without', 'البرشاء'),
  name_id: optional(name, 'Name in Indonesian; the English one is shown without', ''),
  lat: required(degrees(90), 'Latitude of its middle', '25.1124'),
  lng: required(degrees(180), 'Longitude of its middle', '55.2000'),
  time_zone: required(timeZone, 'Time zone of the IANA list', 'Asia/Dubai'),
}

export const specialityColumns = {
  id: required(
    ownId,
    'A short name of your own, in Latin letters and dashes: part of addresses of pages',
    'sleep-medicine',
  ),
  name_en: required(name, 'Name in English', 'Sleep medicine'),
  name_ar: optional(name, 'Name in Arabic; the English one is shown without', 'طب النوم'),
  name_id: optional(name, 'Name in Indonesian; the English one is shown without', 'Kedokteran tidur'),
  doctors_en: required(name, 'What its doctors are called in a heading, in English', 'sleep physicians'),
  doctors_ar: optional(name, 'The same in Arabic', 'أطباء النوم'),
  doctors_id: optional(name, 'The same in Indonesian', 'dokter tidur'),
  synonyms_en: optional(list(text(60)), 'Everyday words that people search by in English', 'sleep; snoring'),
  synonyms_ar: optional(list(text(60)), 'The same in Arabic', 'الشخير'),
  synonyms_id: optional(list(text(60)), 'The same in Indonesian', 'mendengkur'),
}

export const insurerColumns = {
  id: required(ownId, 'Your own id of the insurer; it never changes', 'INS-1'),
  name_en: required(name, 'Name in English', 'Demo Health Insurance'),
  name_ar: optional(name, 'Name in Arabic; the English one is shown without', 'التأمين الصحي التجريبي'),
  name_id: optional(name, 'Name in Indonesian; the English one is shown without', ''),
  countries: required(list(country), 'Countries where it is offered, apart by semicolons', 'ae; sa'),
}
