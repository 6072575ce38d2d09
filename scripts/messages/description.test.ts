import { describe, expect, it } from 'vitest'
import { descriptionProblems } from './description.ts'

describe('descriptionProblems', () => {
  it('is content with one that says where a text stands and what its values hold', () => {
    expect(
      descriptionProblems('Home, beside the heading. from, to: years such as 2015.', '{from}–{to}', ['{from}', '{to}']),
    ).toEqual([])
  })

  it.each([
    ['that is missing', '', 'Try again'],
    ['that repeats its text', 'Try again, again', 'Try again'],
    ['that says too little', 'Button: try again', 'Try again'],
  ])('finds one %s', (_what, description, text) => {
    expect(descriptionProblems(description, text, [])).toEqual([
      'has a description that adds fewer than 4 words to its text',
    ])
  })

  it('takes a value that is named in passing as unexplained', () => {
    expect(
      descriptionProblems('Home, under the heading: place and time of a visit.', '{time}, {place}', ['{time}']),
    ).toEqual(['has a description that does not explain {time}'])
  })
})
