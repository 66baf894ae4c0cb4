import { formatProblem } from "../src/content/check/problem";
import { checkData } from "../plugins/checked-data/node/checkDataFolder";

const { problems, warnings } = await checkData("data");
for (const problem of problems) console.error(formatProblem(problem));
for (const warning of warnings) console.error(`Warning: ${formatProblem(warning)}`);
console.log(
  problems.length === 0
    ? "No mistakes found. The data files can be published."
    : `Mistakes found: ${problems.length}. Start with the first one, then check again.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
