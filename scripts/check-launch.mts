import { checkContent } from "../src/content/check/checkContent";
import { problemInWords } from "../src/content/check/problem";
import { findStandIns } from "../src/content/check/standIns";

const { problems } = await checkContent("data");
const obstacles = problems.length > 0 ? problems : findStandIns("data");
for (const obstacle of obstacles) console.error(problemInWords(obstacle));
console.log(
  problems.length > 0
    ? "The data files must be sound before stand-ins can be counted: npm run check:data"
    : `${obstacles.length} stand-ins to replace before the site goes live.`,
);
process.exitCode = obstacles.length === 0 ? 0 : 1;
