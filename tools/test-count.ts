export interface Count {
  passed: number;
  /** One text for each test that failed or did not run; it may have several lines. */
  failures: string[];
}

/** The part of Vitest's JSON report that is used. */
export interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: {
      status: string;
      fullName: string;
      /** Milliseconds. */
      duration?: number | null;
      failureMessages?: string[] | null;
    }[];
  }[];
}

/** Counts a project's tests. A problem outside of tests (no report, no test, a file that did not load) is one failure, too. */
export function countTests(project: string, report: VitestReport | undefined, exitCode: number): Count {
  const describeFailure = (what: string, messages: readonly (string | undefined)[] = []) =>
    [`${project}: ${what}`, ...messages.filter((message) => message)].join('\n');
  if (report === undefined) return { passed: 0, failures: [describeFailure('wrote no report')] };
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const failures = report.testResults.flatMap((file) => {
    const inside = file.assertionResults
      .filter((test) => test.status !== 'passed')
      .map((test) =>
        test.status === 'failed'
          ? describeFailure(`${file.name}: ${test.fullName}`, test.failureMessages ?? [])
          : describeFailure(`did not run (${test.status}): ${test.fullName}`),
      );
    const isExplained =
      file.status !== 'failed' || file.assertionResults.some((test) => test.status === 'failed');
    return isExplained
      ? inside
      : [...inside, describeFailure(`${file.name} failed outside its tests`, [file.message])];
  });
  if (tests.length === 0) failures.push(describeFailure('has no test'));
  if (failures.length === 0 && exitCode !== 0) failures.push(describeFailure(`ended with ${exitCode}`));
  return { passed: tests.filter((test) => test.status === 'passed').length, failures };
}

export function slowest(reports: readonly VitestReport[], count: number) {
  return reports
    .flatMap(({ testResults }) =>
      testResults.flatMap(({ name: file, assertionResults }) =>
        assertionResults.map(({ fullName, duration }) => ({
          file,
          name: fullName,
          seconds: (duration ?? 0) / 1000,
        })),
      ),
    )
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count);
}
