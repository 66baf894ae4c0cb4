/*
 * What browsers do not do by themselves with an address. Runs in the head of every page, so before React.
 */
import "./spelling";
import "./sections";
import "./answers";
