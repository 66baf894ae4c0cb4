import { itAccepts, itReports } from "../../../../../support/unit/mistakes";

describe("the check of the form service", () => {
  itReports([
    [
      "an endpoint that is not at the service that the privacy notice names",
      "site",
      { "inquiry.endpoint": "https://post.test/letters" },
      'inquiry.endpoint: this address is not at letters.test, but the privacy notice says that Paper Boats receives what visitors send. Write the address that Paper Boats gave you, or write the name, the host ("post.test") and the country of the other form service in inquiry.service.',
    ],
    [
      "another host that contains the named one",
      "site",
      { "inquiry.endpoint": "https://letters.test.post.test/" },
      'the host ("letters.test.post.test")',
    ],
    [
      "the named host as the user of another",
      "site",
      { "inquiry.endpoint": "https://letters.test@post.test/" },
      'the host ("post.test")',
    ],
    [
      "an endpoint that is no address",
      "site",
      { "inquiry.endpoint": "https://[letters.test" },
      "inquiry.endpoint: this address is not at letters.test",
    ],
  ]);

  itAccepts([
    [
      "another service with its host",
      "site",
      {
        "inquiry.endpoint": "https://API.post-2.test:8443/letters",
        "inquiry.service": { name: "Post", host: "api.post-2.test", country: "Malaysia" },
      },
    ],
  ]);
});
