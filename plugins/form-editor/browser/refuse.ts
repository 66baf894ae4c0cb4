/** @throws always. The package shows the cause of an error with this name in its dialog. */
export function refuse(sentences: string[]): never {
  throw new Error("saving_failed", { cause: new Error(sentences.join("\n")) });
}
