import { checkContent } from "../src/content/check/checkContent";
import { problemInWords } from "../src/content/check/problem";

const { problems } = await checkContent("data");
for (const problem of problems) console.error(problemInWords(problem));
console.log(
  problems.length === 0
    ? "The data files can be published."
    : `${problems.length} to mend before the data files can be published.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
