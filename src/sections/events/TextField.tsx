import type { InputHTMLAttributes } from "react";
import * as styles from "./InquiryForm.module.scss";

type TextFieldProps = InputHTMLAttributes<HTMLInputElement> & { label: string };

/** A required input below its label. */
export function TextField({ label, ...input }: TextFieldProps) {
  return (
    <label className={styles.field}>
      {label}
      <input {...input} required />
    </label>
  );
}
