/**
 * The icons that every page needs. Others are beside the component that draws them. Drawn here, because lucide-react
 * would take the pages over their budget for scripts.
 */
const paths = {
  arrow: "M5 12h14m-7-7 7 7-7 7",
  camera: "M3 3h18v18H3zm5 9a4 4 0 1 0 8 0 4 4 0 1 0-8 0m9-5h0",
  chat: "M21 12a9 9 0 0 1-13 8l-5 1 1-5a9 9 0 1 1 17-4z",
  copy: "M8 8h14v14H8zm-4 8H2V2h14v2",
  directions: "m3 11 19-9-9 19-2-8z",
  mail: "M2 5h20v14H2zl10 8L22 5",
};

/** @param props.path drawn with lines, in 24 × 24 units */
export function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

export function LinkIcon({ name }: { name: keyof typeof paths }) {
  return <Icon path={paths[name]} />;
}
