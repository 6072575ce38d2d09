/** How many tests are listed: enough to see where the time of a run goes. */
const shown = 15

/**
 * The slowest tests of a run, a line each with their seconds.
 *
 * @param {{ name: string, seconds: number }[]} tests
 * @returns {string[]}
 */
export function slowest(tests) {
  return tests
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, shown)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`)
}

/**
 * Every test of a Vitest JSON report with its time.
 *
 * @param {{ testResults: { name: string, assertionResults: { fullName: string, duration?: number | null }[] }[] } | undefined} report
 */
export function timedInVitest(report) {
  return (report?.testResults ?? []).flatMap((file) =>
    file.assertionResults.map(({ fullName, duration }) => ({
      name: `${file.name.replace(`${process.cwd()}/`, '')} › ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  )
}

/**
 * Every journey of a Playwright JSON report with its time.
 *
 * @param {{ suites: object[] } | undefined} report
 */
export function timedInBrowser(report) {
  return (report?.suites ?? []).flatMap(timedInSuite)
}

function timedInSuite(suite) {
  const tests = (suite.specs ?? []).map((spec) => ({
    name: `${spec.file} › ${spec.title}`,
    seconds: spec.tests.flatMap((test) => test.results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  }))
  return [...tests, ...(suite.suites ?? []).flatMap(timedInSuite)]
}
