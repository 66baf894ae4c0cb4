/* The script in the head of a built page. In develop, it is `address.ts`. */
import "./serverPage";
import "./address";
