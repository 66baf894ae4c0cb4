import { showMistakes } from "./mistakesDialog";

showMistakes();
