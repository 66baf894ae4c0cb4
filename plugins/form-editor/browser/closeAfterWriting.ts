/**
 * The package writes once, and ignores an error while it closes the file. It would replace the data file by an empty one. Its own
 * call of `close` then does nothing.
 */
export function closeAfterWriting(): void {
  const { write } = FileSystemWritableFileStream.prototype;
  FileSystemWritableFileStream.prototype.write = async function (data) {
    await write.call(this, data);
    await this.close();
  };
}
