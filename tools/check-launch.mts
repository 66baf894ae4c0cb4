import { formatProblem } from "../src/build/content/check/problem";
import { findStandIns } from "../src/build/content/check/standIns";
import { checkData } from "../src/build/content/loadContent";

const { problems, folder, valid } = await checkData();
const obstacles = problems.length > 0 ? problems : findStandIns(folder, valid);
for (const obstacle of obstacles) console.error(formatProblem(obstacle));
console.log(
  problems.length > 0
    ? "The data files have mistakes. Correct them, then run npm run check:launch again."
    : `Stand-ins to replace before the site goes live: ${obstacles.length}.`,
);
process.exitCode = obstacles.length === 0 ? 0 : 1;
