import { checkContent } from "../src/build/content/check/checkContent";
import { formatProblem } from "../src/build/content/check/problem";

const { problems } = await checkContent("data");
for (const problem of problems) console.error(formatProblem(problem));
console.log(
  problems.length === 0
    ? "The data files can be published."
    : `${problems.length} to mend before the data files can be published.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
