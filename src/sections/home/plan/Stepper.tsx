import * as styles from "./Stepper.module.scss";

type StepperProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  format: (value: number) => string;
  onChange: (value: number) => void;
};

/** A number between two buttons. */
export function Stepper({ label, value, min, max, step, format, onChange }: StepperProps) {
  const button = (sign: string, name: string, next: number) => {
    const isPossible = next >= min && next <= max;
    return (
      <button
        className={styles.button}
        type="button"
        aria-label={name}
        // `disabled` would drop the focus.
        aria-disabled={!isPossible}
        onClick={() => isPossible && onChange(next)}
      >
        {sign}
      </button>
    );
  };
  return (
    <fieldset className={styles.stepper}>
      <legend className={styles.label}>{label}</legend>
      <span className={styles.controls}>
        {button("−", `Less, ${format(Math.max(min, value - step))}`, value - step)}
        <span className={styles.value}>{format(value)}</span>
        {button("+", `More, ${format(Math.min(max, value + step))}`, value + step)}
      </span>
    </fieldset>
  );
}
