// Files in the form in which Synthea, a generator of synthetic patients, writes FHIR R4 with `exporter.hospital.fhir.export`,
// `exporter.practitioner.fhir.export` and transactions: made here, since no package has them. Everything and everybody is invented.

const synthea = 'https://github.com/synthetichealth/synthea'
const npi = 'http://hl7.org/fhir/sid/us-npi'
const usCore = (name: string) => ({ profile: [`http://hl7.org/fhir/us/core/StructureDefinition/us-core-${name}`] })
const uuid = (start: number, index: number) =>
  `${String(start).padStart(8, '0')}-a1b2-3c4d-8e5f-${String(index).padStart(12, '0')}`
const used = (count: number) => ({
  url: 'http://synthetichealth.github.io/synthea/utilization-encounters-extension',
  valueInteger: count,
})

type Entry = { fullUrl: string; resource: { resourceType: string; id: string }; request: object }

/** An entry of a transaction; `once` is what makes a server take it a second time for the same. */
const entry = (resource: Entry['resource'], once?: { system: string; value: string }): Entry => ({
  fullUrl: `urn:uuid:${resource.id}`,
  resource,
  request: {
    ...{ method: 'POST', url: resource.resourceType },
    ...(once && { ifNoneExist: `identifier=${once.system}|${once.value}` }),
  },
})

const hospitals = [
  {
    name: 'BETH DEMO HOSPITAL - PLYMOUTH',
    city: 'Plymouth',
    zip: '02360',
    line: '275 SANDWICH STREET',
    lat: 41.95,
    lng: -70.67,
  },
  { name: 'PCP DEMO 4711', city: 'Boston', zip: '02108', line: '1 DEMO WALK', lat: 42.35, lng: -71.06 },
].map((hospital, index) => ({
  ...hospital,
  organization: { system: synthea, value: uuid(1, index + 1) },
  location: { system: synthea, value: uuid(2, index + 1) },
}))

const addressOf = ({ line, city, zip }: (typeof hospitals)[number]) => ({
  ...{ line: [line], city, state: 'MA', postalCode: zip, country: 'US' },
})

/** `hospitalInformation<time>.json`: organisations with the place of each. */
function hospitalInformation(): object {
  return {
    ...{ resourceType: 'Bundle', type: 'batch' },
    entry: hospitals.flatMap((hospital, index) => {
      const { name, organization, location, lat, lng } = hospital
      const telecom = [{ system: 'phone', value: '6175550100' }]
      const own = {
        ...{ resourceType: 'Organization', id: organization.value, meta: usCore('organization'), active: true, name },
        ...{ extension: [used(40 + index)], identifier: [organization], telecom, address: [addressOf(hospital)] },
        type: [{ coding: [{ system: 'http://terminology.hl7.org/CodeSystem/organization-type', code: 'prov' }] }],
      }
      const place = {
        ...{ resourceType: 'Location', id: uuid(3, index + 1), meta: usCore('location'), status: 'active', name },
        ...{
          identifier: [location],
          telecom,
          address: addressOf(hospital),
          position: { longitude: lng, latitude: lat },
        },
        managingOrganization: { identifier: organization, display: name },
      }
      return [entry(own, organization), entry(place, location)]
    }),
  }
}

const doctors = [
  { given: 'Esmeralda370', family: 'Mayer912', gender: 'female', npi: '9999967695', at: 0, by: 'identifier' },
  { given: 'Bertram873', family: 'Pyle245', gender: 'male', npi: '9999968495', at: 1, by: 'reference' },
] as const

/** `practitionerInformation<time>.json`: each practitioner with a role, which versions of Synthea lead to what it joins in two ways. */
function practitionerInformation(): object {
  return {
    ...{ resourceType: 'Bundle', type: 'batch' },
    entry: doctors.flatMap((doctor, index) => {
      const { given, family, gender } = doctor
      const hospital = hospitals[doctor.at]
      if (!hospital) return []
      const { organization, location, name } = hospital
      const identifier = { system: npi, value: doctor.npi }
      const person = {
        ...{
          resourceType: 'Practitioner',
          id: uuid(4, index + 1),
          meta: usCore('practitioner'),
          extension: [used(12)],
        },
        ...{ identifier: [identifier], active: true, name: [{ family, given: [given], prefix: ['Dr.'] }], gender },
        telecom: [{ system: 'email', value: `${given}.${family}@example.com`, use: 'work' }],
        address: [addressOf(hospital)],
      }
      const practice = {
        coding: [{ system: 'http://nucc.org/provider-taxonomy', code: '208D00000X' }],
        text: 'General Practice',
      }
      const role = {
        ...{ resourceType: 'PractitionerRole', id: uuid(5, index + 1), meta: usCore('practitionerrole') },
        ...{ code: [practice], specialty: [practice], telecom: [{ system: 'phone', value: '6175550100' }] },
        ...(doctor.by === 'identifier'
          ? {
              practitioner: { identifier, display: `Dr. ${given} ${family}` },
              organization: { identifier: organization, display: name },
              location: [{ identifier: location, display: name }],
            }
          : {
              practitioner: { reference: `Practitioner?identifier=${npi}|${doctor.npi}` },
              organization: { reference: `Organization?identifier=${synthea}|${organization.value}` },
              location: [{ reference: `urn:uuid:${uuid(3, doctor.at + 1)}` }],
            }),
      }
      return [entry(person, identifier), entry(role)]
    }),
  }
}

/** `Given_Family_<id>.json`: the record of a patient, of which nothing is for a directory. */
function patientRecord(): object {
  const patient = {
    resourceType: 'Patient',
    id: uuid(6, 1),
    meta: usCore('patient'),
    gender: 'female',
    birthDate: '1984-09-16',
  }
  const subject = { reference: `urn:uuid:${patient.id}` }
  const [doctor] = doctors
  const visits = [1, 2, 3].map((index) => ({
    ...{ resourceType: 'Encounter', id: uuid(7, index), meta: usCore('encounter'), status: 'finished', subject },
    participant: [{ individual: { reference: `Practitioner?identifier=${npi}|${doctor.npi}` } }],
    serviceProvider: { reference: `Organization?identifier=${synthea}|${hospitals[0]?.organization.value}` },
  }))
  const bill = {
    ...{ resourceType: 'ExplanationOfBenefit', id: uuid(8, 1), patient: subject, status: 'active' },
    contained: [{ resourceType: 'Coverage', id: 'coverage', status: 'active' }],
  }
  return { resourceType: 'Bundle', type: 'transaction', entry: [patient, ...visits, bill].map((each) => entry(each)) }
}

/** The files of one run, by name. */
export const syntheaFiles = (): Readonly<Record<string, object>> => ({
  'Anna632_Brekke496_00000006.json': patientRecord(),
  'hospitalInformation1764230400000.json': hospitalInformation(),
  'practitionerInformation1764230400000.json': practitionerInformation(),
})
