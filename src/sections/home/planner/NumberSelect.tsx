import * as styles from "./NumberSelect.module.scss";

type NumberSelectProps = {
  label: string;
  value: number;
  max: number;
  format: (value: number) => string;
  onChange: (value: number) => void;
};

/** Offers the whole numbers from 1. */
export function NumberSelect({ label, value, max, format, onChange }: NumberSelectProps) {
  const numbers = Array.from({ length: max }, (_, index) => index + 1);
  return (
    <label className={styles.label}>
      {label}
      <select
        className={styles.select}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {numbers.map((number) => (
          <option key={number} value={number}>
            {format(number)}
          </option>
        ))}
      </select>
    </label>
  );
}
