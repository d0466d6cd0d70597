export interface Count {
  passed: number;
  failed: number;
  /** What is counted as failed though no test reported a failure. */
  notes: string[];
}

/** The part of Vitest's JSON report that is read. */
export interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

/** Counts a project's tests; whatever else went wrong (no report, no test, a file that did not load) is one failure each. */
export function countTests(project: string, report: VitestReport | undefined, exitCode: number): Count {
  if (report === undefined) return { passed: 0, failed: 1, notes: [`${project}: wrote no report`] };
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const notes = [
    ...tests
      .filter((test) => test.status !== 'passed' && test.status !== 'failed')
      .map((test) => `${project}: did not run (${test.status}): ${test.fullName}`),
    ...report.testResults
      .filter(
        (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
      )
      .map((file) => `${project}: ${file.name} failed outside its tests`),
  ];
  if (tests.length === 0) notes.push(`${project}: has no test`);
  const failed = tests.filter((test) => test.status === 'failed').length + notes.length;
  if (failed === 0 && exitCode !== 0) notes.push(`${project}: ended with ${exitCode}`);
  return {
    passed: tests.filter((test) => test.status === 'passed').length,
    failed: Math.max(failed, notes.length),
    notes,
  };
}
