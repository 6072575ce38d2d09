import { defineMessages } from './messages.ts'

/** Common names of the directory's time zones. */
export const zoneMessages = defineMessages({
  'Asia/Dubai': {
    id: 'app.zone.dubai',
    defaultMessage: 'Dubai time',
    description:
      'Name of the time zone of the United Arab Emirates, by itself and in sentences such as “Times are in Dubai time.”',
  },
  'Asia/Riyadh': {
    id: 'app.zone.riyadh',
    defaultMessage: 'Riyadh time',
    description: 'Name of the time zone of Saudi Arabia, by itself and in sentences such as “Times are in Dubai time.”',
  },
  'Asia/Jakarta': {
    id: 'app.zone.jakarta',
    defaultMessage: 'Western Indonesia Time (WIB)',
    description:
      'Name of the time zone of western Indonesia, by itself and in sentences such as “Times are in Dubai time.”',
  },
  'Asia/Makassar': {
    id: 'app.zone.makassar',
    defaultMessage: 'Central Indonesia Time (WITA)',
    description:
      'Name of the time zone of central Indonesia, by itself and in sentences such as “Times are in Dubai time.”',
  },
  'Asia/Jayapura': {
    id: 'app.zone.jayapura',
    defaultMessage: 'Eastern Indonesia Time (WIT)',
    description:
      'Name of the time zone of eastern Indonesia, by itself and in sentences such as “Times are in Dubai time.”',
  },
  'Africa/Cairo': {
    id: 'app.zone.cairo',
    defaultMessage: 'Cairo time',
    description: 'Name of the time zone of Egypt, by itself and in sentences such as “Times are in Dubai time.”',
  },
  'Asia/Bahrain': {
    id: 'app.zone.bahrain',
    defaultMessage: 'Bahrain time',
    description: 'Name of the time zone of Bahrain, by itself and in sentences such as “Times are in Dubai time.”',
  },
  'Asia/Muscat': {
    id: 'app.zone.muscat',
    defaultMessage: 'Muscat time',
    description: 'Name of the time zone of Oman, by itself and in sentences such as “Times are in Dubai time.”',
  },
  'Asia/Kuwait': {
    id: 'app.zone.kuwait',
    defaultMessage: 'Kuwait time',
    description: 'Name of the time zone of Kuwait, by itself and in sentences such as “Times are in Dubai time.”',
  },
  'Asia/Qatar': {
    id: 'app.zone.qatar',
    defaultMessage: 'Qatar time',
    description: 'Name of the time zone of Qatar, by itself and in sentences such as “Times are in Dubai time.”',
  },
  'Asia/Amman': {
    id: 'app.zone.amman',
    defaultMessage: 'Amman time',
    description: 'Name of the time zone of Jordan, by itself and in sentences such as “Times are in Dubai time.”',
  },
  'Asia/Beirut': {
    id: 'app.zone.beirut',
    defaultMessage: 'Beirut time',
    description: 'Name of the time zone of Lebanon, by itself and in sentences such as “Times are in Dubai time.”',
  },
  'Europe/Istanbul': {
    id: 'app.zone.istanbul',
    defaultMessage: 'Istanbul time',
    description: 'Name of the time zone of Türkiye, by itself and in sentences such as “Times are in Dubai time.”',
  },
  'Asia/Kolkata': {
    id: 'app.zone.kolkata',
    defaultMessage: 'India time',
    description: 'Name of the time zone of India, by itself and in sentences such as “Times are in Dubai time.”',
  },
  'Asia/Karachi': {
    id: 'app.zone.karachi',
    defaultMessage: 'Pakistan time',
    description: 'Name of the time zone of Pakistan, by itself and in sentences such as “Times are in Dubai time.”',
  },
})
