import { formatProblem } from "../src/build/content/check/problem";
import { checkData } from "../src/build/content/loadContent";

const { problems } = await checkData();
for (const problem of problems) console.error(formatProblem(problem));
console.log(
  problems.length === 0
    ? "The data files can be published."
    : `${problems.length} to mend before the data files can be published.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
