import type { Community } from './people.ts'

/** People from Europe. */
export const european: Community = {
  female: [
    ['Anneke', 'أنيكه'],
    ['Ingrid', 'إنغريد'],
    ['Claire', 'كلير'],
    ['Sophie', 'صوفي'],
    ['Elena', 'إيلينا'],
    ['Katarina', 'كاتارينا'],
    ['Hannah', 'هانا'],
    ['Margaret', 'مارغريت'],
    ['Giulia', 'جوليا'],
    ['Natalia', 'ناتاليا'],
  ],
  male: [
    ['Sebastian', 'سيباستيان'],
    ['Andreas', 'أندرياس'],
    ['Julien', 'جوليان'],
    ['Marco', 'ماركو'],
    ['Pieter', 'بيتر'],
    ['Declan', 'ديكلان'],
    ['Stefan', 'ستيفان'],
    ['Oliver', 'أوليفر'],
    ['Viktor', 'فيكتور'],
    ['Nikolaos', 'نيكولاوس'],
  ],
  family: [
    ['Lindqvist', 'ليندكفيست'],
    ['Keller', 'كيلر'],
    ['Moreau', 'مورو'],
    ['Rossi', 'روسي'],
    ['De Vries', 'دي فريس'],
    ['Gallagher', 'غالاغر'],
    ['Novak', 'نوفاك'],
    ['Whitfield', 'ويتفيلد'],
    ['Petrov', 'بتروف'],
    ['Papadakis', 'باباداكيس'],
  ],
  languages: ['german', 'french', 'russian'],
  studied: ['Germany', 'France', 'United Kingdom', 'Sweden', 'Italy'],
}
