/** What the text before it is in another language. */
const translated = (lang: string, content: string) => ({
  extension: [
    {
      url: 'http://hl7.org/fhir/StructureDefinition/translation',
      extension: [
        { url: 'lang', valueCode: lang },
        { url: 'content', valueString: content },
      ],
    },
  ],
})

/** An organisation with a country and no place of its own. */
export const organisation = {
  ...{ resourceType: 'Organization', id: 'org', name: 'Marina Group', _name: translated('ar-AE', 'مجموعة المارينا') },
  telecom: [{ system: 'phone', value: '+97145550100' }],
  address: [{ country: 'AE' }],
}

/** Its clinic: three numbers to call, and hours with a break at noon, all day and past midnight. */
export const location = {
  ...{ resourceType: 'Location', id: 'loc', status: 'active', name: 'Marina Clinic' },
  _name: translated('id', 'Klinik Marina'),
  telecom: [
    { system: 'phone', value: '04 555 0102', rank: 2 },
    { system: 'phone', value: '04 555 0101', rank: 1 },
    { system: 'fax', value: '04 555 0103' },
  ],
  address: { line: ['Building 12', 'Street 4'], city: 'Dubai', district: 'Marina', country: 'AE' },
  position: { latitude: 25.08, longitude: 55.14 },
  type: [{ coding: [{ code: 'HOSP' }] }],
  managingOrganization: { reference: 'Organization/org' },
  hoursOfOperation: [
    { daysOfWeek: ['mon', 'tue'], openingTime: '09:00:00', closingTime: '13:00:00' },
    { daysOfWeek: ['mon'], openingTime: '15:00:00', closingTime: '19:30:00' },
    { daysOfWeek: ['sat'], allDay: true },
    { daysOfWeek: ['sun'], openingTime: '20:00:00', closingTime: '02:00:00' },
  ],
}

/** A doctor with a name in two scripts, a number of social insurance beside the licence, and a language by its name alone. */
export const practitioner = {
  ...{ resourceType: 'Practitioner', id: 'doc', active: true, gender: 'female' },
  name: [
    { use: 'nickname', text: 'Salma' },
    {
      use: 'official',
      prefix: ['Dr'],
      given: ['Salma', 'R.'],
      family: 'Haddad',
      _text: translated('ar', 'د. سلمى حداد'),
    },
  ],
  identifier: [
    { system: 'http://hl7.org/fhir/sid/us-ssn', value: '123-45-6789' },
    { system: 'urn:licences', value: 'L-7' },
  ],
  communication: [{ coding: [{ code: 'ar' }] }, { coding: [{ code: 'en-GB' }] }, { text: 'French' }],
  qualification: [
    { code: { text: 'Doctor of Medicine' }, period: { start: '2004-06' } },
    { period: { start: '2011' } },
  ],
}

/** What is done at the clinic; what it takes and costs is in `mapping`. */
export const service = {
  ...{ resourceType: 'HealthcareService', id: 'srv', name: 'Heart check', location: [{ reference: 'Location/loc' }] },
  type: [{ coding: [{ system: 'urn:services', code: '55' }] }],
}

/** The doctor at the clinic: hours past midnight, and times away as a month and as instants. */
export const role = {
  ...{ resourceType: 'PractitionerRole', id: 'role', active: true },
  practitioner: { reference: 'Practitioner/doc' },
  location: [{ reference: 'Location/loc' }],
  healthcareService: [{ reference: 'HealthcareService/srv' }],
  code: [{ coding: [{ code: 'doctor', display: 'Consultant', _display: translated('ar', 'استشاري') }] }],
  specialty: [
    { coding: [{ code: '99' }] },
    { coding: [{ system: 'urn:s', code: '394579002', display: 'Cardiology' }] },
  ],
  availableTime: [
    { daysOfWeek: ['mon', 'wed'], availableStartTime: '09:00:00', availableEndTime: '13:30:00' },
    { daysOfWeek: ['sun'], availableStartTime: '22:00:00', availableEndTime: '01:00:00' },
  ],
  notAvailable: [
    { during: { start: '2026-12', end: '2026-12' } },
    { during: { start: '2027-01-01T06:00:00Z', end: '2027-01-01T08:30:00Z' } },
    { description: 'on public holidays' },
  ],
}

/** Lines of mapping.csv: the fee and the minutes of the service, and that doctors are verified. */
export const mapping = 'list,theirs,ours\nservices.fee,55,350\nservices.minutes,,30\npractitioners.verified,,yes\n'

/** All of them, none of which refers to what is not here. */
export const whole = [organisation, location, practitioner, service, role]
