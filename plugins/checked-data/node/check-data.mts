import { formatMistake } from "../../../src/content/mistake";
import { checkDataFolder } from "../../../src/content/node/checkDataFolder";

const { mistakes, warnings } = await checkDataFolder("data");
for (const mistake of mistakes) console.error(formatMistake(mistake));
for (const warning of warnings) console.error(`Warning: ${formatMistake(warning)}`);
console.log(
  mistakes.length === 0
    ? "No mistakes found. The data files can be published."
    : `Mistakes found: ${mistakes.length}. Start with the first one, then check again.`,
);
process.exitCode = mistakes.length === 0 ? 0 : 1;
