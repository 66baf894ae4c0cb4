import { checkContent } from "../src/build/content/check/checkContent";
import { formatProblem } from "../src/build/content/check/problem";
import { findStandIns } from "../src/build/content/check/standIns";

const { problems } = await checkContent("data");
const obstacles = problems.length > 0 ? problems : findStandIns("data");
for (const obstacle of obstacles) console.error(formatProblem(obstacle));
console.log(
  problems.length > 0
    ? "The data files must be sound before stand-ins can be counted: npm run check:data"
    : `${obstacles.length} stand-ins to replace before the site goes live.`,
);
process.exitCode = obstacles.length === 0 ? 0 : 1;
