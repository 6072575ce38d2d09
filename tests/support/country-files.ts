/** A folder's files of two countries that do not ship with the product, with a city, a clinic and a doctor of each. */
export const countryFiles = {
  countries: [
    'id,name_en,name_ar,name_id,currency,time_zone',
    'MY,Malaysia,ماليزيا,Malaysia,MYR,Asia/Kuala_Lumpur',
    'ma,Morocco,المغرب,Maroko,MAD,Africa/Casablanca',
  ],
  cities: [
    'id,country,name_en,name_ar,name_id,lat,lng,time_zone',
    'kuala-lumpur,Malaysia,Kuala Lumpur,كوالالمبور,Kuala Lumpur,3.1390,101.6869,Asia/Kuala_Lumpur',
    'rabat,المغرب,Rabat,الرباط,Rabat,34.0209,-6.8416,Africa/Casablanca',
  ],
  facilities: [
    'id,city,name_en,name_ar,type,address_en,lat,lng,phone,opening_hours',
    'FAC-1,kuala-lumpur,Demo Bukit Clinic,عيادة بوكيت,clinic,Street 1,3.1411,101.6881,03-2345 6789,mon-fri 09:00-18:00',
    'FAC-2,rabat,Demo Agdal Clinic,عيادة أكدال,clinic,Street 2,34.0011,-6.8502,0537 67 89 01,mon-sat 08:00-17:00',
  ],
  practitioners: [
    'id,city,name_en,name_ar,title_en,gender,speciality,languages,years_of_experience',
    'DOC-1,kuala-lumpur,Dr Demo Rahman,د. ديمو رحمن,Cardiologist,female,Cardiology,en,11',
    'DOC-2,rabat,Dr Demo Alaoui,د. ديمو العلوي,Dermatologist,male,Dermatology,ar; en,8',
  ],
  roles: ['practitioner,facility', 'DOC-1,FAC-1', 'DOC-2,FAC-2'],
  services: [
    'id,practitioner,facility,kind,name_en,minutes,fee',
    'SRV-1,DOC-1,FAC-1,clinic,Consultation,30,180',
    'SRV-2,DOC-2,FAC-2,clinic,Skin check,20,400',
  ],
  hours: ['practitioner,facility,days,from,to', 'DOC-1,FAC-1,mon-sun,09:00,17:00', 'DOC-2,FAC-2,mon-sun,10:00,16:00'],
}
