const denied =
  "The browser may not write into this folder. Check that the folder and its files are not write-protected. If the browser asks, allow it to edit files. Then save again.";

/** By the name of the browser's error. */
const sentences: Record<string, string> = {
  QuotaExceededError: "The disk is full. Make room on it, then save again.",
  NoModificationAllowedError: denied,
  NotAllowedError: denied,
};

/**
 * Replaces the browser's words if a file cannot be written, such as "The request is not allowed by the user agent". The
 * form editor shows the message of any error.
 */
export function explainWriteErrors(): void {
  closeAfterWriting();
  explainErrors(FileSystemDirectoryHandle.prototype, "getFileHandle");
  explainErrors(FileSystemDirectoryHandle.prototype, "getDirectoryHandle");
  explainErrors(FileSystemFileHandle.prototype, "createWritable");
  explainErrors(FileSystemFileHandle.prototype, "move");
  explainErrors(FileSystemWritableFileStream.prototype, "write");
}

/**
 * The form editor writes once, and ignores an error while it closes the file. It would replace the data file by an empty one.
 * Its own call of `close` then does nothing.
 */
function closeAfterWriting(): void {
  const { write } = FileSystemWritableFileStream.prototype;
  FileSystemWritableFileStream.prototype.write = async function (data) {
    await write.call(this, data);
    await this.close();
  };
}

// biome-ignore lint/suspicious/noExplicitAny: methods of several types.
function explainErrors(prototype: any, method: string): void {
  const original = prototype[method];
  if (!original) return;
  prototype[method] = async function (...args: unknown[]) {
    try {
      return await original.apply(this, args);
    } catch (error) {
      const sentence = sentences[Object(error).name];
      // Without a cause, which the form editor would show instead.
      throw sentence ? new Error(sentence) : error;
    }
  };
}
