/**
 * Closes each file as a part of writing it, so that an error of `close` ends the save, for example when the disk is full. The
 * package ignores such an error, and the data file is empty afterwards.
 */
export function closeAfterWriting(): void {
  const { write } = FileSystemWritableFileStream.prototype;
  FileSystemWritableFileStream.prototype.write = async function (data) {
    await write.call(this, data);
    await this.close();
  };
}
