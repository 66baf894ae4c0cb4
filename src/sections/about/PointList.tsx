import * as styles from "./PointList.module.scss";

type PointListProps = { points: readonly { title: string; text: string }[] };

export function PointList({ points }: PointListProps) {
  return (
    <ul className={styles.points}>
      {points.map(({ title, text }) => (
        <li className={styles.point} key={title}>
          <h3 className={styles.title}>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
