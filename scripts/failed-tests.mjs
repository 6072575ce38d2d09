/** How much of a failure's message is printed beside its name: enough to recognise its kind. */
const messageLength = 300

/**
 * The failed tests of a Vitest JSON report, a line each: file, title and the first line of why.
 *
 * @param {{ testResults: { name: string, status: string, message: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[] } | undefined} report
 * @returns {string[]}
 */
export function failedInVitest(report) {
  return (report?.testResults ?? []).flatMap((file) => {
    const path = file.name.replace(`${process.cwd()}/`, '')
    const failed = file.assertionResults.filter((test) => test.status === 'failed')
    // A file that could not be loaded has no failed tests to list.
    if (!failed.length) return file.status === 'failed' ? [line(path, '', file.message)] : []
    return failed.map((test) => line(path, test.fullName, test.failureMessages[0]))
  })
}

/**
 * The failed and flaky tests of a Playwright JSON report, a line each.
 *
 * @param {{ suites: object[] } | undefined} report
 * @returns {string[]}
 */
export function failedInBrowser(report) {
  return (report?.suites ?? []).flatMap(failedInSuite)
}

function failedInSuite(suite) {
  const failed = (suite.specs ?? []).filter((spec) =>
    spec.tests.some((test) => test.status === 'unexpected' || test.status === 'flaky'),
  )
  return [
    ...failed.map((spec) =>
      line(
        spec.file,
        spec.title,
        spec.tests.flatMap((test) => test.results).find((result) => result.error)?.error.message,
      ),
    ),
    ...(suite.suites ?? []).flatMap(failedInSuite),
  ]
}

const terminalColours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

function line(file, title, message = '') {
  const first =
    message
      .replace(terminalColours, '')
      .split('\n')
      .find((text) => text.trim()) ?? ''
  return [file, title, first.trim().slice(0, messageLength)].filter(Boolean).join(' › ')
}
