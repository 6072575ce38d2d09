/** Letters of which a list of commits shows a subject whole. */
const mostLetters = 71

/**
 * What is wrong with the subject of a commit.
 * @param {string} subject such as `fix: keep the code step when the code is wrong`
 * @returns {string[]} a sentence each; none for a good one
 */
export function faultsOfSubject(subject) {
  return [
    ...(subject.length > mostLetters ? [`has ${subject.length} letters, at most ${mostLetters} are shown`] : []),
    ...(subject.endsWith('.') ? ['ends with a full stop'] : []),
  ]
}
