import type { InputHTMLAttributes } from "react";
import * as styles from "./InquiryForm.module.scss";

type TextFieldProps = InputHTMLAttributes<HTMLInputElement> & { label: string };

export function TextField({ label, ...input }: TextFieldProps) {
  return (
    <label className={styles.field}>
      {label}
      <input {...input} required />
    </label>
  );
}
