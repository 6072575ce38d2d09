import { defineMessages } from './messages.ts'

/** Time zones of the directory, as people call them. */
export const zoneMessages = defineMessages({
  'Asia/Dubai': {
    id: 'app.zone.dubai',
    defaultMessage: 'Dubai time',
    description: 'Named beside a time when it is not in the patient’s own zone: “16:30, Dubai time”.',
  },
  'Asia/Riyadh': {
    id: 'app.zone.riyadh',
    defaultMessage: 'Riyadh time',
    description: 'Named beside a time when it is not in the patient’s own zone: “16:30, Dubai time”.',
  },
  'Asia/Jakarta': {
    id: 'app.zone.jakarta',
    defaultMessage: 'Western Indonesia Time (WIB)',
    description: 'Named beside a time when it is not in the patient’s own zone: “16:30, Dubai time”.',
  },
  'Asia/Makassar': {
    id: 'app.zone.makassar',
    defaultMessage: 'Central Indonesia Time (WITA)',
    description: 'Named beside a time when it is not in the patient’s own zone: “16:30, Dubai time”.',
  },
  'Asia/Jayapura': {
    id: 'app.zone.jayapura',
    defaultMessage: 'Eastern Indonesia Time (WIT)',
    description: 'Named beside a time when it is not in the patient’s own zone: “16:30, Dubai time”.',
  },
  'Africa/Cairo': {
    id: 'app.zone.cairo',
    defaultMessage: 'Cairo time',
    description: 'Named beside a time when it is not in the patient’s own zone: “16:30, Dubai time”.',
  },
  'Asia/Bahrain': {
    id: 'app.zone.bahrain',
    defaultMessage: 'Bahrain time',
    description: 'Named beside a time when it is not in the patient’s own zone: “16:30, Dubai time”.',
  },
  'Asia/Muscat': {
    id: 'app.zone.muscat',
    defaultMessage: 'Muscat time',
    description: 'Named beside a time when it is not in the patient’s own zone: “16:30, Dubai time”.',
  },
  'Asia/Kuwait': {
    id: 'app.zone.kuwait',
    defaultMessage: 'Kuwait time',
    description: 'Named beside a time when it is not in the patient’s own zone: “16:30, Dubai time”.',
  },
  'Asia/Qatar': {
    id: 'app.zone.qatar',
    defaultMessage: 'Qatar time',
    description: 'Named beside a time when it is not in the patient’s own zone: “16:30, Dubai time”.',
  },
  'Asia/Amman': {
    id: 'app.zone.amman',
    defaultMessage: 'Amman time',
    description: 'Named beside a time when it is not in the patient’s own zone: “16:30, Dubai time”.',
  },
  'Asia/Beirut': {
    id: 'app.zone.beirut',
    defaultMessage: 'Beirut time',
    description: 'Named beside a time when it is not in the patient’s own zone: “16:30, Dubai time”.',
  },
  'Europe/Istanbul': {
    id: 'app.zone.istanbul',
    defaultMessage: 'Istanbul time',
    description: 'Named beside a time when it is not in the patient’s own zone: “16:30, Dubai time”.',
  },
  'Asia/Kolkata': {
    id: 'app.zone.kolkata',
    defaultMessage: 'India time',
    description: 'Named beside a time when it is not in the patient’s own zone: “16:30, Dubai time”.',
  },
  'Asia/Karachi': {
    id: 'app.zone.karachi',
    defaultMessage: 'Pakistan time',
    description: 'Named beside a time when it is not in the patient’s own zone: “16:30, Dubai time”.',
  },
})
